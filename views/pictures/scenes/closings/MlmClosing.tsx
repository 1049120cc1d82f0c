import { Portrait } from '../../kit/people/Portrait.tsx';
import { payoutRun } from '../../kit/records/payoutRun.ts';
import { sellers } from '../../kit/records/sellers.ts';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** From one seller to the next. */
const pitch = 73;

/** The administrator’s screen: the payout run of a month, part of it paid, the rest checked and ready to be approved. */
export const MlmClosing = () => (
  <Scene {...closingSize} radius={0} ground="mint" night="raised">
    <Rings x={440} y={0} size={340} tone="green-soft" />
    <AppWindow
      x={22}
      y={16}
      width={396}
      height={368}
      menu={['wallet', 'users', 'receipt', 'chart']}
    >
      <Label x={20} y={34} size={21} weight={800}>
        Payout run, November
      </Label>
      {payoutRun.map(([name, amount, isPaid], index) => (
        <g key={name} transform={`translate(20 ${48 + index * pitch})`}>
          <path d="M0 .500H292" className="stroke-line" />
          <Portrait x={25} y={pitch / 2} size={50} {...sellers[name]} />
          <Label x={60} y={pitch / 2 + 6} size={16} weight={600}>
            {name}
          </Label>
          <Label x={194} y={pitch / 2 + 6} size={16} weight={700} anchor="end" tabular>
            {amount}
          </Label>
          <Pill
            x={292}
            y={pitch / 2 - 13.5}
            anchor="end"
            tone={isPaid ? 'green' : 'marigold'}
            size={14}
          >
            {isPaid ? 'Paid' : 'Checked'}
          </Pill>
        </g>
      ))}
      <path d="M20 267.500H312" className="stroke-line" />
      <Label x={20} y={304} size={17} tone="muted">
        1 to approve
      </Label>
      <rect x={180} y={280} width={132} height={36} rx={18} className="brand" />
      <Label x={246} y={304} size={17} weight={700} tone="on-brand" anchor="middle">
        Approve
      </Label>
    </AppWindow>
  </Scene>
);
