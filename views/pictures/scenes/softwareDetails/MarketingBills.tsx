import { Rings } from '../../kit/Backdrop.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

const bills = [
  ['megaphone', 'Advertising', 'paid to the platform', 'marigold', '₹20,000'],
  ['users', 'Our work', 'for your channels', 'brand', 'as quoted'],
  ['chat', 'Messages', 'by the message', 'green', 'per SMS'],
] as const;

/** What a month is billed for: advertising, work and messages. */
export function MarketingBills() {
  return (
    <Scene width={400} height={356} grows="around">
      <Rings x={400} y={0} size={300} />
      {bills.map(([glyph, title, note, tone, amount], index) => (
        <Panel key={title} x={20} y={24 + index * 106} width={360} height={94}>
          <Row
            x={20}
            y={23}
            width={320}
            size={19}
            glyph={glyph}
            tone={tone}
            title={title}
            note={note}
            status={[tone, amount]}
          />
        </Panel>
      ))}
    </Scene>
  );
}
