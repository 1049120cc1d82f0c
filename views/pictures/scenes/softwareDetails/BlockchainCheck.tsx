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
    <Scene width={560} height={520} ground="deep" grows="around">
      <Label x={40} y={44} size={18} weight={600} tone="on-deep-muted">
        Employer’s copy
      </Label>
      <PaperDocument x={36} y={62} width={220} height={216} flat>
        <Label x={20} y={48} size={21} weight={800}>
          Certificate
        </Label>
        <Label x={20} y={78} size={18} weight={600}>
          Riya Das
        </Label>
        <Label x={20} y={110} size={16} tone="muted">
          Course in accounts
        </Label>
        <path d="M160 162l-6 28 14-7 14 7-6-28z" className="brand" />
        <circle cx={168} cy={156} r={21} className="marigold" />
        <path d="M20 190.500H120" className="stroke-faint" strokeWidth={2} />
        <Signature x={20} y={158} scale={0.72} />
      </PaperDocument>
      <Label x={524} y={44} size={18} weight={600} tone="on-deep-muted" anchor="end">
        Ledger
      </Label>
      <ReleasedBlock x={362} y={82} scale={1.16} />
      <Connector from={[146, 278]} to={[206, 342]} tone="code-number" upright arrow />
      <Connector from={[434, 278]} to={[354, 342]} tone="code-number" upright arrow />
      <FingerprintResult x={80} y={350} />
    </Scene>
  );
}
