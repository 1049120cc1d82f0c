import { Dots } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';

/** The terminal that works alone, and the reader that works with a phone. */
export function PosDevices() {
  return (
    <Scene width={400} height={376} ground="warm" grows="around">
      <path d="M188-376H800V752H188z" className="brand-soft" />
      <Dots x={24} y={24} size={144} rows={4} tone="marigold" />
      <g transform="translate(-2 0)" className="sheet">
        <path d="M60 56V14l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5v42z" className="paper" />
        <path d="M72 28h48M72 38h30" className="stroke-line" strokeWidth={4} />
      </g>
      <Terminal x={17} y={44} scale={0.74}>
        <Glyph name="signal" x={44} y={32} size={40} tone="brand" />
        <Glyph name="wifi" x={92} y={28} size={44} tone="brand" />
      </Terminal>
      <Phone x={302} y={56} scale={0.74} width={112} height={368} time="">
        <Label x={47} y={112} size={18} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={47} y={144} size={25} weight={800} anchor="middle">
          ₹640
        </Label>
        <rect x={8} y={276} width={78} height={36} rx={18} className="brand" />
        <Glyph name="arrow-right" x={36} y={282} size={22} tone="on-brand" />
      </Phone>
      <PocketReader x={202} y={216} scale={0.452}>
        <Label x={64} y={36} size={34} weight={800} anchor="middle">
          ₹640
        </Label>
      </PocketReader>
      <path
        d="M281 246a14 14 0 010 22M288 238a24 24 0 010 38"
        className="stroke-brand"
        strokeWidth={3}
      />
      <Label x={94} y={356} size={17} weight={700} anchor="middle">
        POS terminal
      </Label>
      <Label x={294} y={356} size={17} weight={700} tone="brand-ink" anchor="middle">
        mPOS reader
      </Label>
    </Scene>
  );
}
