import type { Dial } from './dial.ts';
import { type Path, pages } from './pages.ts';

/** The dial of each page that has one. */
export const dials: ReadonlyMap<Path, Dial> = new Map(
  pages.flatMap((page): readonly (readonly [Path, Dial])[] => {
    if (page.layout !== 'api' && page.layout !== 'service') return [];
    return page.content.sections.flatMap((section) =>
      section.kind === 'dial' ? [[page.path, section.dial] as const] : [],
    );
  }),
);
