/* Not the end of a class name such as `.a--b`. */
const customProperty = /(?<![\w-])--[a-z][\w-]*/gi;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/* One letter for the first, then two. */
const names = ['', ...letters].flatMap((first) => letters.map((last) => `--${first}${last}`));

/**
 * Gives custom properties names of one or two letters, the most used the shortest. Only style sheets may use them: scripts
 * and markup would ask for the old names.
 * @param css everything that uses them
 * @returns what renames them in a part of it
 * @throws if there are more than there are such names
 */
export function shortNames(css: string): (part: string) => string {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(customProperty)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const byUse = [...uses].sort(([, one], [, other]) => other - one).map(([name]) => name);
  if (byUse.length > names.length) throw new Error('There are too many custom properties.');
  const short = new Map(byUse.map((name, index) => [name, names[index] ?? name]));
  return (part) => part.replace(customProperty, (name) => short.get(name) ?? name);
}
