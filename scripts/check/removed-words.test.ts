import { removedWords } from './removed-words';

describe('removedWords', () => {
  it('finds the words of changed and removed texts around their placeholders', () => {
    const diff = `--- a/src/domains/slot/texts.ts
+++ b/src/domains/slot/texts.ts
@@ -1,2 +1,2 @@
-export const BOOK_A_SLOT = 'Book a slot';
+export const BOOK_A_SLOT = 'Choose a slot';
-export const MINUTES = 'Reserved for {minutes} min, {place}';
-export const REFUSED =
-  "We can't deliver";`;
    expect(removedWords(diff.split('\n'))).toEqual([
      'Book a slot',
      'Reserved for',
      'min,',
      "We can't deliver",
    ]);
  });
});
