const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** @param level 1 to 6; deeper ones are 6 */
export const headingTag = (level: number): (typeof TAGS)[number] => TAGS[level - 1] ?? 'h6';
