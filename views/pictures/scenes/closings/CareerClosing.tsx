import { Envelope } from '../../kit/documents/Envelope.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** An application on its way: resume, cover letter and portfolio in one envelope. */
export function CareerClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Envelope x={60} y={50} scale={1.05} holdsPapers>
        <At x={-44} y={4} turn={-9}>
          <Panel x={0} y={0} width={168} height={216} radius={8} tone="letter">
            <Label x={14} y={32} size={17} weight={700}>
              Cover letter
            </Label>
            <Skeleton x={14} y={50} widths={[88, 76, 84]} step={18} />
          </Panel>
        </At>
        <At x={134} y={-23} turn={9}>
          <Panel x={0} y={0} width={168} height={216} radius={8} tone="letter">
            <Label x={154} y={32} size={17} weight={700} anchor="end">
              Portfolio
            </Label>
            <rect x={34} y={46} width={120} height={64} rx={8} className="green-soft" />
            <path d="M82 92l24-28 18 18 10-10 20 22" className="stroke-green" strokeWidth={3} />
          </Panel>
        </At>
        <Panel x={56} y={40} width={144} height={216} radius={8} tone="letter">
          <Portrait x={72} y={42} size={56} hair="long" clothes="brand-lift" />
          <Label x={72} y={94} size={18} weight={800} anchor="middle">
            Resume
          </Label>
          <Skeleton x={20} y={110} widths={[104, 104]} step={18} />
        </Panel>
      </Envelope>
    </Scene>
  );
}
