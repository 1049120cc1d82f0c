import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { ReleasedBlock } from '../../kit/records/ReleasedBlock.tsx';
import { FingerprintResult } from '../../kit/screens/FingerprintResult.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The employer’s copy of a certificate and the block of the ledger, with the same fingerprint between them. */
export function BlockchainCheck() {
  return (
    <Scene width={1120} height={240} ground="dusk">
      <PaperDocument x={48} y={20} width={292} height={200} flat>
        <Label x={24} y={46} size={23} weight={800}>
          Certificate
        </Label>
        <Label x={24} y={76} size={17} tone="muted">
          Employer’s copy
        </Label>
        <Label x={24} y={114} size={20} weight={600}>
          Riya Das
        </Label>
        <path d="M24 176.500H140" className="stroke-faint" strokeWidth={2} />
        <Signature x={24} y={142} scale={0.76} />
        <path d="M226 144l-7 32 16-8 16 8-7-32z" className="brand" />
        <circle cx={235} cy={134} r={24} className="marigold" />
      </PaperDocument>
      <Connector from={[352, 120]} to={[396, 120]} tone="code-number" arrow />
      <FingerprintResult x={408} y={60} />
      <Connector from={[888, 120]} to={[820, 120]} tone="code-number" arrow />
      <ReleasedBlock x={912} y={38} scale={1.06} />
    </Scene>
  );
}
