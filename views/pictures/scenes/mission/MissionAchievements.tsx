import type { ReactNode } from 'react';
import { figures } from '#content/figures.ts';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { BarChart } from '../../kit/shapes/BarChart.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Donut } from '../../kit/shapes/Donut.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LineChart } from '../../kit/shapes/LineChart.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

interface TileProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A small window of an application: a title over whatever it shows. */
function Tile({ title, children, ...place }: TileProps) {
  return (
    <Panel {...place}>
      <Label x={20} y={36} size={18} weight={700}>
        {title}
      </Label>
      {children}
    </Panel>
  );
}

const days = ['M', 'T', 'W', 'T', 'F'];

const shares = [
  [0.62, 'brand'],
  [0.38, 'marigold'],
] as const;

/** The windows of the wall, on a grid that is turned as one; some run over the edge. */
function Wall() {
  return (
    <g transform="rotate(-7 320 260)">
      <Tile x={-40} y={-24} width={208} height={192} title="Sales">
        <BarChart x={20} y={52} width={168} height={80} values={[5, 7, 6, 9, 12]} labels={days} />
      </Tile>
      <Tile x={184} y={0} width={272} height={168} title="Orders">
        <Row x={20} y={52} width={232} size={18} glyph="phone" title="Recharge" />
        <Tick x={236} y={74} />
        <Row x={20} y={104} width={232} size={18} glyph="bolt" tone="marigold" title="Power bill" />
        <Tick x={236} y={126} />
      </Tile>
      <Tile x={472} y={20} width={208} height={164} title="Network">
        {[52, 104, 156].map((x) => (
          <Connector key={x} from={[104, 68]} to={[x, 128]} upright />
        ))}
        <Avatar x={104} y={68} size={40} glyph="user" />
        {[52, 104, 156].map((x) => (
          <Avatar key={x} x={x} y={128} size={32} glyph="user" tone="marigold" />
        ))}
      </Tile>
      <Panel x={-40} y={184} width={160} height={112} tone="brand-soft">
        <Glyph name="train" x={40} y={20} size={72} tone="brand-ink" />
      </Panel>
      <Panel x={520} y={200} width={160} height={136} tone="marigold-soft">
        <Glyph name="store" x={40} y={32} size={72} tone="marigold-ink" />
      </Panel>
      <Receipt
        x={-16}
        y={312}
        width={184}
        title="Receipt"
        note="UPI"
        lines={[['Power bill', '₹640']]}
        total={['Paid', '₹640']}
      />
      <Tile x={184} y={376} width={272} height={184} title="Payouts this week">
        <LineChart x={20} y={60} width={232} height={72} values={[3, 4, 3.5, 6, 5.5, 8]} />
      </Tile>
      <Tile x={472} y={364} width={208} height={192} title="Income">
        <Donut x={84} y={108} radius={38} thickness={20} shares={shares} />
      </Tile>
    </g>
  );
}

/** A wall of windows, receipts and charts around a counter of solutions. */
export function MissionAchievements() {
  const digits = [...String(figures.company.solutionsDelivered), '+'];
  return (
    <Scene width={640} height={520} ground="deep">
      <Wall />
      <Panel x={96} y={168} width={448} height={184} tone="sheen">
        {digits.map((digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits never change
          <g key={index} transform={`translate(${32 + index * 78} 28)`}>
            <rect width={72} height={88} rx={8} className="deep" />
            <path d="M0 44V8a8 8 0 018-8H64a8 8 0 018 8V44z" className="deep-lift" />
            <Label x={36} y={64} size={56} weight={800} tone="on-deep" anchor="middle">
              {digit}
            </Label>
          </g>
        ))}
        <Label x={224} y={156} size={26} weight={600} tone="on-brand" anchor="middle">
          solutions delivered
        </Label>
      </Panel>
    </Scene>
  );
}
