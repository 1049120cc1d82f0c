/** How the sections of a page are laid out in bands. */
import type { Section } from '#content/sections.ts';

type BandSections = readonly [Section, ...Section[]];

/** Puts a section that is marked so into the band of the one before it. */
export function bandsOf(sections: readonly Section[]): readonly BandSections[] {
  const bands: [Section, ...Section[]][] = [];
  for (const section of sections) {
    const band = bands.at(-1);
    if (section.beside && band) band.push(section);
    else bands.push([section]);
  }
  return bands;
}

/* What earns the dark ground, the most deserving first. */
const kinds: readonly Section['kind'][] = [
  'code',
  'plans',
  'flow',
  'sum',
  'dial',
  'anatomy',
  'steps',
];

/** The one section of a page that stands on dark ground, if it has one that may. */
export function deepSection(sections: readonly Section[]): Section | undefined {
  const marked = sections.find(({ deep }) => deep);
  if (marked) return marked;
  const found = kinds.map((kind) => sections.find((section) => section.kind === kind));
  return found.find((section) => section !== undefined);
}
