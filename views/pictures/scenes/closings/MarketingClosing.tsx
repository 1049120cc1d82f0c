import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const parts = [
  ['megaphone', 'Advertising', '₹20,000', 'marigold'],
  ['chat', 'Enquiries', '÷ 80', 'brand'],
] as const;

/** What an enquiry costs, as a sum: the advertising of a month by the enquiries that it brought. */
export function MarketingClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={40} y={36} width={360} height={200}>
        {parts.map(([glyph, name, amount, tone], index) => (
          <g key={name} transform={`translate(24 ${index * 100})`}>
            {index > 0 && <path d="M0 .500H312" className="stroke-line" />}
            <Avatar x={24} y={50} size={48} glyph={glyph} tone={tone} />
            <Label x={62} y={57} size={19} weight={600}>
              {name}
            </Label>
            <Label x={312} y={59} size={25} weight={800} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={72} y={252} width={328} height={112} tone="night">
        <Label x={28} y={64} size={20} weight={600} tone="on-deep">
          An enquiry
        </Label>
        <Label x={300} y={72} size={46} weight={800} tone="code-number" anchor="end">
          ₹250
        </Label>
      </Panel>
    </Scene>
  );
}
