const header = document.querySelector('shop-header');
header.adapters = { analytics: { push: (event) => console.info(event.event) } };
header.addEventListener('shop-header:identity', ({ detail }) => {
  document.documentElement.dataset.role = detail.role;
});
