const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The tag of a heading. Levels above 6 are 'h6'. */
export const headingTag = (level: number): (typeof TAGS)[number] => TAGS[level - 1] ?? 'h6';
