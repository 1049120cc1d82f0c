import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';

interface TransferMomentProps extends Place {
  readonly radius: number;
  readonly tone: 'green' | 'brand' | 'marigold';
}

/** Something that happens on a lane, a move or a return; x and y are its middle. */
export const TransferMoment = ({ radius, tone, ...place }: TransferMomentProps) => {
  const mark: Colour = tone === 'marigold' ? 'deep' : tone === 'green' ? 'surface' : 'on-brand';
  return (
    <At {...place}>
      <circle r={radius} className={tone} />
      <Glyph
        name={tone === 'marigold' ? 'refresh' : 'send'}
        x={-0.55 * radius}
        y={-0.55 * radius}
        size={1.1 * radius}
        tone={mark}
      />
    </At>
  );
};
