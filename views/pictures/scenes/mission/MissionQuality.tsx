import { BookEntries } from '../../kit/records/BookEntries.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { ForkedArrow } from '../../kit/shapes/ForkedArrow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const checks = ['Order received', 'Sent to the bank', 'Bank confirmed', 'Records agree'] as const;

/** A payment with its checks, and beside it the two ledgers that have its reference. */
export function MissionQuality() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <Panel x={32} y={40} width={240} height={440}>
        <path d="M0 148V16A16 16 0 0116 0H224a16 16 0 0116 16V148z" fill="url(#sheen)" />
        <Label x={20} y={48} size={18} tone="on-brand">
          Payment PB-20611
        </Label>
        <Label x={20} y={108} size={42} weight={800} tone="on-brand">
          ₹1,499
        </Label>
        <Tick x={198} y={94} size={44} />
        <Label x={20} y={184} size={18} weight={700}>
          Payment check
        </Label>
        <Label x={20} y={209} size={17} tone="muted">
          19 Nov 2026
        </Label>
        {[228, 281, 334, 387].map((y) => (
          <path key={y} d={`M20 ${y}.5H220`} className="stroke-line" />
        ))}
        <CheckList x={34} y={255} checks={checks} size={18} step={53} />
      </Panel>
      <BookEntries x={344} y={40} title="Our record" />
      <BookEntries x={344} y={272} title="Bank’s record" />
      <ForkedArrow from={[272, 170]} fork={304} to={338} down={402} />
    </Scene>
  );
}
