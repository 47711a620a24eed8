/** Adds rules to the document, which has to allow no inline styles for them. Returns a function that removes them. */
export const addRules = (text: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
};
