import { Avatar } from '../people/Avatar.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { AppShot, DoneShot } from './StoreShots.tsx';

const more = [
  ['receipt', 'Bill payment', 'brand'],
  ['train', 'Train tickets', 'green'],
] as const;

/** The page of an invented distributor’s app in a store, in his own colour; on a screen 254 wide, from below the status line. */
export const StoreListing = () => (
  <>
    <rect x={20} y={60} width={72} height={72} rx={18} className="marigold" />
    <Glyph name="bolt" x={33} y={73} size={46} tone="deep" bold />
    <Label x={106} y={92} size={18} weight={800}>
      Nair Recharge
    </Label>
    <Label x={106} y={117} size={16} tone="muted">
      Nair Traders
    </Label>
    <rect x={20} y={150} width={214} height={46} rx={23} className="marigold" />
    <Label x={127} y={180} size={19} weight={700} tone="deep" anchor="middle">
      Install
    </Label>
    <At x={20} y={218}>
      <AppShot />
    </At>
    <At x={132} y={218}>
      <DoneShot />
    </At>
    {more.map(([glyph, name, tone], index) => (
      <g key={name} transform={`translate(20 ${438 + index * 56})`}>
        <Avatar x={20} y={20} size={40} glyph={glyph} tone={tone} square />
        <Label x={54} y={26} size={18} weight={600}>
          {name}
        </Label>
      </g>
    ))}
  </>
);
