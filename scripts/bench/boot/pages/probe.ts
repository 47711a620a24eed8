/** Marks the end of the first frame in which the header's search field stands. */
const look = (): void => {
  const field = document.querySelector('header [role=search] input');
  if (!field?.checkVisibility()) {
    requestAnimationFrame(look);
    return;
  }
  requestAnimationFrame(() => performance.mark('header'));
};
requestAnimationFrame(look);
