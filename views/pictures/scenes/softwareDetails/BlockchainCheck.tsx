import { Connector } from '../../kit/Connector.tsx';
import { Fingerprint } from '../../kit/Fingerprint.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { ReleasedBlock } from '../../kit/ReleasedBlock.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** The employer’s copy of a certificate and the block of the ledger, with the same fingerprint between them. */
export function BlockchainCheck() {
  return (
    <Scene width={480} height={600} ground="deep" grows="around">
      <Label x={40} y={50} size={18} weight={600} tone="on-deep-muted">
        Employer’s copy
      </Label>
      <PaperDocument x={36} y={74} width={204} height={252} flat>
        <Label x={20} y={52} size={20} weight={800}>
          Certificate
        </Label>
        <Label x={20} y={82} size={18} weight={600}>
          Riya Das
        </Label>
        <Skeleton x={20} y={106} widths={[160, 144, 152, 88]} step={18} />
        <path d="M140 196l-6 28 14-7 14 7-6-28z" className="brand" />
        <circle cx={148} cy={192} r={20} className="marigold" />
      </PaperDocument>
      <Label x={444} y={50} size={18} weight={600} tone="on-deep-muted" anchor="end">
        Ledger
      </Label>
      <ReleasedBlock x={284} y={98} scale={1.24} />
      <Connector from={[136, 326]} to={[196, 408]} tone="code-number" upright arrow />
      <Connector from={[361, 308]} to={[284, 408]} tone="code-number" upright arrow />
      <Panel x={40} y={418} width={400} height={148} flat>
        <rect x={20} y={24} width={80} height={100} rx={16} className="green-soft" />
        <Fingerprint x={34} y={40} size={66} tone="green" />
        <Label x={124} y={50} size={17} tone="muted">
          Both have the fingerprint
        </Label>
        <Label x={124} y={82} size={24} weight={700} mono>
          5e0a…c8
        </Label>
        <Tick x={136} y={112} size={24} />
        <Label x={158} y={119} size={19} weight={800} tone="green-ink">
          Verified
        </Label>
      </Panel>
    </Scene>
  );
}
