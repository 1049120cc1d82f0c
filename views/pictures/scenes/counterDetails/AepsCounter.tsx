import { Dots } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonBust } from '../../kit/Person.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';

const named = [
  ['Bank', 80],
  ['Correspondent', 64],
  ['Charges', 72],
] as const;

/** A banking counter: the sign that the bank's rules ask for, the operator, the scanner and the cash. */
export function AepsCounter() {
  return (
    <Scene width={400} height={336} ground="mint" grows="above">
      <Dots x={296} y={32} size={80} rows={5} tone="green" />
      <path d="M64 0V32M232 0V32" className="stroke-deep-lift" strokeWidth={4} />
      <Panel x={24} y={32} width={248} height={144} radius={8}>
        <path d="M0 8a8 8 0 018-8H240a8 8 0 018 8v28H0z" className="green" />
        <Label x={16} y={25} size={16} weight={700} tone="surface">
          Banking counter
        </Label>
        {named.map(([what, width], index) => (
          <g key={what}>
            <Label x={16} y={65 + index * 30} size={15} weight={600}>
              {what}
            </Label>
            <Skeleton x={150} y={56 + index * 30} widths={[width]} height={10} />
          </g>
        ))}
      </Panel>
      <PersonBust x={264} y={120} scale={1.05} hair="long" skin="skin" clothes="brand" />
      <path d="M0 256H400V336H0z" fill="url(#sheen)" />
      <path d="M0 248a8 8 0 018-8H392a8 8 0 018 8v16H0z" className="brand-lift" />
      <Scanner x={40} y={192} scale={0.62} />
      <Banknotes x={150} y={256} count={3} value="₹500" scale={0.68} />
    </Scene>
  );
}
