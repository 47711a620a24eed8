import { actions } from '@wordpress/interactivity-router';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('main a') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  void actions.navigate(link.href);
});
