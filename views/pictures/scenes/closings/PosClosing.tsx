import { Terminal } from '../../kit/devices/Terminal.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { OpenCarton } from '../../kit/things/OpenCarton.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';
import { closingSize } from './closingSize.ts';

/* No goods stand up behind the terminal, nor in the edge of the picture. */
const shelf = {
  x: 4,
  scale: 1.7,
  width: 260,
  stocked: 247,
  cleared: [43.5, 165],
  pale: 'brand-soft',
} as const;

/** A new terminal in the shop that gets it: it stands in its open carton on the counter, beside the code that is there already. */
export function PosClosing() {
  return (
    <Scene {...closingSize} ground="sand">
      <Shelf {...shelf} y={136} row="second" />
      <Shelf {...shelf} y={226} />
      <Awning x={0} y={0} stripe={440 / 9} count={9} drop={24} tone="red" />
      <path d="M0 312H440V400H0z" fill="url(#sheen)" />
      <path d="M0 312H440V386H0z" className="brand-lift" />
      <ellipse cx={176} cy={371} rx={146} ry={10} className="shade" />
      <OpenCarton x={56} y={192}>
        <Terminal x={30} y={-92} turn={-4} scale={0.82}>
          <circle cx={84} cy={58} r={46} className="brand-soft" />
          <Glyph name="tap" x={48} y={22} size={72} tone="brand-ink" bold />
        </Terminal>
      </OpenCarton>
      <ellipse cx={387} cy={367} rx={48} ry={7} className="shade" />
      <UpiStand x={353} y={274} scale={0.5} small />
    </Scene>
  );
}
