import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/* Together ₹7,564. */
const collected = [
  ['bolt', 'Electricity', '₹1,846', 'marigold'],
  ['drop', 'Water', '₹312', 'brand'],
  ['school', 'School fees', '₹4,500', 'green'],
  ['cylinder', 'LPG cylinder', '₹906', 'red'],
] as const;

/** A day at the counter: bills of four kinds, all paid. */
export function BbpsClosing() {
  return (
    <Scene {...closingSize} ground="warm" night="raised">
      <Rings x={220} y={420} size={420} tone="marigold-soft" />
      <Phone x={50} y={32} width={340} height={600} head={120} time="18:40">
        <Label x={24} y={66} size={17} tone="on-brand">
          4 bills paid today
        </Label>
        <Label x={24} y={104} size={36} weight={800} tone="on-brand">
          ₹7,564
        </Label>
        {collected.map(([glyph, title, amount, tone], index) => (
          <g key={title} transform={`translate(24 ${136 + index * 56})`}>
            <Row x={0} y={0} width={240} size={17} {...{ glyph, title, amount, tone }} />
            <Tick x={272} y={21} size={26} />
          </g>
        ))}
      </Phone>
    </Scene>
  );
}
