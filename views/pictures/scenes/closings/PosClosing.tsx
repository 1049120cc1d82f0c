import { Terminal } from '../../kit/devices/Terminal.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { OpenCarton } from '../../kit/things/OpenCarton.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';
import { closingSize } from './closingSize.ts';

/** A new terminal before the shop that gets it: it stands in its open carton on the table, beside the code that is there already. */
export function PosClosing() {
  return (
    <Scene {...closingSize} ground="sand">
      <ShopDoor />
      <Awning x={0} y={0} stripe={440 / 9} count={9} drop={24} tone="red" />
      <path d="M0 322H440V400H0z" fill="url(#sheen)" />
      <path d="M0 322H440V330H0z" className="brand-lift" />
      <ellipse cx={176} cy={379} rx={146} ry={10} className="shade" />
      <OpenCarton x={56} y={200}>
        <Terminal x={30} y={-92} turn={-4} scale={0.82}>
          <circle cx={84} cy={58} r={46} className="brand-soft" />
          <Glyph name="tap" x={48} y={22} size={72} tone="brand-ink" bold />
        </Terminal>
      </OpenCarton>
      <ellipse cx={387} cy={371} rx={48} ry={7} className="shade" />
      <UpiStand x={353} y={278} scale={0.5} small />
    </Scene>
  );
}

/* In the wall behind: a pane above, and a board that the table hides in part. */
const ShopDoor = () => (
  <>
    <path d="M312 92H424V330H312z" className="deep-lift" />
    <path d="M322 102H414V330H322z" className="brand" />
    <path d="M336 118H400V226H336z" className="code-string" />
    <path d="M336 178L400 128V150L336 200z" className="on-brand" opacity={0.4} />
    <path d="M336 244H400V330H336z" className="brand-lift" />
  </>
);
