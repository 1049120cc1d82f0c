import { AppWindow } from '../../kit/AppWindow.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph, type GlyphName } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

const tiles: readonly (readonly [glyph: GlyphName, label: string])[] = [
  ['phone', 'Prepaid'],
  ['tv', 'DTH'],
  ['sim', 'Data card'],
];

const orders = [
  { title: '98300 XXXXX', note: 'Prepaid', amount: '₹349', status: ['green', 'Success'] },
  { title: '90070 XXXXX', note: 'Prepaid', amount: '₹239', status: ['marigold', 'Pending'] },
  { title: '1042 XXXX 18', note: 'DTH', amount: '₹450', status: ['green', 'Success'] },
  { title: '81000 XXXXX', note: 'Data card', amount: '₹199', status: ['neutral', 'Refunded'] },
] as const;

/** A retailer’s app with a recharge that is done, and the owner’s panel with the orders of the day. */
export function RechargeApplication() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={520} size={400} tone="brand-lift" />
      <AppWindow x={112} y={24} width={504} height={360} menu={['chart']}>
        <Label x={128} y={44} size={20} weight={800}>
          Orders today
        </Label>
        {orders.map((order, index) => (
          <g key={order.title}>
            <path d={`M128 ${66.5 + index * 62}H416`} className="stroke-line" />
            <Row {...order} x={128} y={78 + index * 62} width={288} size={16} />
          </g>
        ))}
      </AppWindow>
      <Panel x={320} y={396} width={272} height={104} tone="night">
        <Label x={24} y={40} size={16} tone="on-deep-muted">
          Sold today
        </Label>
        <Label x={24} y={78} size={30} weight={800} tone="on-deep">
          ₹38,460
        </Label>
        <Glyph name="chart" x={216} y={34} size={32} tone="code-number" />
      </Panel>
      <Phone x={32} y={80} width={256} height={560} head={136} time="10:24">
        <Label x={22} y={76} size={15} tone="on-brand">
          Working limit
        </Label>
        <Label x={22} y={113} size={34} weight={800} tone="on-brand">
          ₹12,480
        </Label>
        {tiles.map(([glyph, label], index) => (
          <g key={label} transform={`translate(${9 + index * 76} 150)`}>
            <rect width={68} height={76} rx={8} className={index ? 'surface-2' : 'brand-soft'} />
            <Glyph name={glyph} x={21} y={14} size={26} tone={index ? 'brand' : 'brand-ink'} />
            <Label x={34} y={61} size={11} weight={600} anchor="middle">
              {label}
            </Label>
          </g>
        ))}
        <Tick x={119} y={276} size={64} />
        <Label x={119} y={356} size={40} weight={800} anchor="middle">
          ₹349
        </Label>
        <Label x={119} y={384} size={16} weight={600} anchor="middle">
          Recharge done
        </Label>
        <Label x={119} y={408} size={15} tone="muted" anchor="middle">
          98300 XXXXX
        </Label>
      </Phone>
    </Scene>
  );
}
