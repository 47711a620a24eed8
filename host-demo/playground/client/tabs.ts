const KEYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Connects the tabs. @returns a function that opens a tab by the end of its id */
export const startTabs = (): ((name: string) => void) => {
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const open = (selected: HTMLButtonElement): void => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === selected);
      tab.tabIndex = tab === selected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = tab !== selected;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    tab.onclick = () => {
      open(tab);
    };
    tab.onkeydown = ({ key }) => {
      const step = KEYS.get(key);
      const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
      if (!next) return;
      open(next);
      next.focus();
    };
  }
  return (name) => {
    const tab = tabs.find(({ id }) => id === `tab-${name}`);
    if (tab) open(tab);
  };
};
