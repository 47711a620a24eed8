import { picturesPage } from './pictures';

describe('picturesPage', () => {
  const page = picturesPage([
    'visitor-1440.png',
    'visitor-320.png',
    'search-history-1440.png',
    'search-history-320.png',
    'search-multi-empty-320.png',
    'under-sheets/bootstrap-375.webp',
    'notes.txt',
  ]);

  it('has one table for each section, and one column for each width', () => {
    expect(page).toContain('## The header\n\n|  | 1440 px | 320 px |');
    expect(page).toContain(
      '| visitor | [view](pictures/visitor-1440.png) | [view](pictures/visitor-320.png) |',
    );
    expect(page).toContain('## Search\n\n|  | 1440 px | 320 px |');
    expect(page).toContain('| multi empty |  | [view](pictures/search-multi-empty-320.png) |');
    expect(page).toContain('| bootstrap | [view](pictures/under-sheets/bootstrap-375.webp) |');
  });

  it('begins with the pictures of states at two widths', () => {
    expect(page).toContain(
      '| ![search history 1440 px](pictures/search-history-1440.png) | ![search history 320 px](pictures/search-history-320.png) |',
    );
    expect(page).not.toContain('![customer');
  });

  it('leaves out sections without pictures, and files that are not pictures', () => {
    expect(page).not.toContain('## Menus');
    expect(page).not.toContain('notes');
  });
});
