import { PaperDocument } from '../documents/PaperDocument.tsx';
import { Signature } from '../documents/Signature.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The question whom employers have to trust, with its answer, 228 × 204. */
export const NeedAnswered = (place: Place) => (
  <PaperDocument {...place} width={228} height={204}>
    <Label x={20} y={42} size={20} weight={800}>
      Employers trust
    </Label>
    <path d="M20 60.5H208" className="stroke-line" />
    <rect x={21} y={79} width={30} height={30} rx={6} className="stroke-faint" strokeWidth={2} />
    <Label x={66} y={101} size={20} tone="muted">
      A website
    </Label>
    <rect x={8} y={128} width={212} height={56} rx={12} className="green-soft" />
    <rect x={20} y={141} width={32} height={32} rx={6} className="green" />
    <Glyph name="check" x={23} y={144} size={26} tone="surface" bold />
    <Label x={66} y={164} size={20} weight={700} tone="green-ink">
      Shared record
    </Label>
  </PaperDocument>
);

const rules = ['Publish', 'Revoke', 'Correct'] as const;

/** The rules of a ledger with what they settle, and the two names under them, 228 × 232. */
export const SignedRules = (place: Place) => (
  <PaperDocument {...place} width={228} height={232}>
    <Label x={20} y={42} size={20} weight={800}>
      Rules
    </Label>
    {rules.map((rule, index) => (
      <g key={rule}>
        <Glyph name="check" x={18} y={59 + index * 32} size={22} tone="green" bold />
        <Label x={48} y={77 + index * 32} size={20}>
          {rule}
        </Label>
      </g>
    ))}
    <path d="M20 208.500H104M124 208.500H208" className="stroke-faint" strokeWidth={2} />
    <Signature x={20} y={176} scale={0.72} />
    <path
      d="M126 202c6-22 14-30 17-26s-8 26-5 26 8-16 12-16-4 16 0 16 9-14 13-12-3 12 1 12 6-12 10-12 0 12 5 11 14-22 18-26-8 22-4 25 8-6 13-7"
      className="stroke-ink"
      strokeWidth={1.8}
    />
  </PaperDocument>
);

/** A sample certificate on a test network, published and revoked, 236 × 208. */
export const TestNetwork = (place: Place) => (
  <Panel {...place} width={236} height={208} tone="night">
    <Label x={20} y={38} size={20} weight={700} tone="on-deep">
      Test network
    </Label>
    <rect
      x={8}
      y={8}
      width={220}
      height={192}
      rx={10}
      className="stroke-code-string"
      strokeWidth={2}
      strokeDasharray="2 8"
    />
    <PaperDocument x={20} y={56} width={196} height={80} flat>
      <Label x={16} y={34} size={20} weight={800}>
        Sample
      </Label>
      <rect x={16} y={50} width={92} height={8} rx={4} className="line" />
      <path d="M134 44l-5 24 11-6 11 6-5-24z" className="brand" />
      <circle cx={140} cy={36} r={15} className="marigold" />
    </PaperDocument>
    <Pill x={118} y={150} anchor="middle" size={18} tone="red" glyph="x">
      Revoked
    </Pill>
  </Panel>
);

/** Someone who did not write the contract and has reviewed it, 100 × 100. */
export const Reviewer = (place: Place) => (
  <At {...place}>
    <circle cx={50} cy={50} r={50} className="surface" />
    <Portrait x={50} y={50} size={92} hair="bun" />
    <Tick x={84} y={86} size={38} />
  </At>
);
