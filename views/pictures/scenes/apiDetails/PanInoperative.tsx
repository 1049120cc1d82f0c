import { Dots } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { IdCard } from '../../kit/IdCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Stamp } from '../../kit/Stamp.tsx';

/** A genuine card that is stamped inoperative, and the warning before a payment to its holder. */
export function PanInoperative() {
  return (
    <Scene width={480} height={400} ground="warm" grows="around">
      <Dots x={24} y={40} size={432} rows={20} tone="marigold" />
      <IdCard
        x={23}
        y={44}
        turn={-3}
        scale={1.17}
        number="ABCPS1234F"
        name="Ananya Sen"
        born="14 March 1994"
      />
      <Stamp x={247} y={75} size={17} tone="red" turn={-8}>
        Inoperative
      </Stamp>
      <Panel x={48} y={284} width={384} height={96}>
        <circle cx={52} cy={50} r={26} className="marigold-soft" />
        <Glyph name="pause" x={37} y={35} size={30} tone="marigold-ink" bold />
        <Label x={96} y={44} size={19} weight={700}>
          Wait before you pay
        </Label>
        <Label x={96} y={72} size={17} tone="muted">
          This PAN counts as none
        </Label>
      </Panel>
    </Scene>
  );
}
