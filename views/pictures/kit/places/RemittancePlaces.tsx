import { Banknotes } from '../money/Banknotes.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HillHouse } from './HillHouse.tsx';
import { Shop } from './Shop.tsx';

/* Where a transfer to Nepal begins and ends, in the evening; both stand on a ground at 264. */

/** A man who pays cash at the counter of a shop, 334 × 266. */
export const SenderAtShop = (place: Place) => (
  <At {...place}>
    <Shop x={94} y={0} hair="long" clothes="green" looks="left" />
    <PersonReaching x={0} y={0} clothes="marigold" trousers="on-deep-muted">
      <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
    </PersonReaching>
  </At>
);

/** A woman with the notes that were paid out to her, before her house in the hills, 350 × 264. */
export const ReceiverAtHome = (place: Place) => (
  <At {...place}>
    <HillHouse x={180} y={134} scale={0.87} />
    <PersonReaching x={0} y={0} hair="bun" clothes="red">
      <Banknotes x={-8} y={-16} turn={-8} count={3} scale={0.3} />
    </PersonReaching>
  </At>
);

interface PlaceNameProps extends Place {
  readonly name: string;
  readonly amount: string;
  readonly received?: boolean;
}

/** A town, and the amount that is paid or received there, 184 × 72. */
export const PlaceName = ({ name, amount, received, ...place }: PlaceNameProps) => {
  const tone = received ? 'green-ink' : 'brand-ink';
  return (
    <Panel {...place} width={184} height={72} tone={received ? 'green-soft' : 'surface'}>
      <Glyph name="pin" x={16} y={13} size={20} tone={tone} />
      <Label x={42} y={29} size={17} weight={600} tone={tone}>
        {name}
      </Label>
      <Label x={16} y={57} size={23} weight={800} tone={received ? 'green-ink' : 'ink'}>
        {amount}
      </Label>
    </Panel>
  );
};
