import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { BrandMark } from './BrandMark.tsx';
import { malda } from './malda.ts';

/** On the small screen of a phone, 114 wide: a recharge that was just sold in the app of Malda Mobile. */
export const SoldInBrief = () => (
  <>
    <path d="M0 46V14A14 14 0 0114 0H100a14 14 0 0114 14V46z" className={malda.tone} />
    <BrandMark x={10} y={9} scale={0.58} tile={malda.on} tone={malda.tone} />
    <Label x={44} y={22} size={18} weight={800} tone={malda.on}>
      Malda
    </Label>
    <Label x={44} y={39} size={18} weight={800} tone={malda.on}>
      Mobile
    </Label>
    <Tick x={57} y={69} size={34} />
    <Label x={57} y={119} size={33} weight={800} anchor="middle">
      ₹200
    </Label>
    <Label x={57} y={145} size={20} weight={700} tone="green-ink" anchor="middle">
      Success
    </Label>
  </>
);
