import { bbps } from '#content/services/bbps.ts';
import { billPictograms } from './billPictograms.ts';

/** The twelve kinds of bill, each with its pictogram. */
export const billKinds = bbps.sections
  .flatMap((section) => (section.kind === 'directory' ? section.entries : []))
  .map(({ id, title }) => {
    const Pictogram = billPictograms[id];
    if (!Pictogram) throw new Error(`The bill category “${id}” has no pictogram`);
    return { id, title, Pictogram };
  });
