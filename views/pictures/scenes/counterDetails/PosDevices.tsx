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
    <Scene width={400} height={376} grows="around">
      <path d="M192 0H384a16 16 0 0116 16V360a16 16 0 01-16 16H192z" className="brand-soft" />
      <Dots x={24} y={24} size={144} rows={4} />
      <path d="M60 40V24h72v16" className="surface" />
      <path d="M60 56V14l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5v42z" className="surface" />
      <path d="M72 28h48M72 38h30" className="stroke-line" strokeWidth={4} />
      <Terminal x={20} y={44} scale={0.74}>
        <Glyph name="signal" x={44} y={32} size={40} tone="brand" />
        <Glyph name="wifi" x={92} y={28} size={44} tone="brand" />
      </Terminal>
      <Phone x={290} y={40} scale={0.86} width={112} height={292} time="">
        <Label x={47} y={92} size={18} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={47} y={124} size={24} weight={800} anchor="middle">
          ₹640
        </Label>
        <rect x={8} y={216} width={78} height={36} rx={18} className="brand" />
        <Glyph name="arrow-right" x={36} y={222} size={22} tone="on-brand" />
      </Phone>
      <PocketReader x={202} y={172} scale={0.54}>
        <Label x={64} y={34} size={26} weight={800} anchor="middle">
          ₹640
        </Label>
      </PocketReader>
      <path
        d="M236 144a32 32 0 0132-28M222 136a52 52 0 0148-40"
        className="stroke-brand"
        strokeWidth={4}
      />
      <Label x={96} y={356} size={17} weight={700} anchor="middle">
        POS terminal
      </Label>
      <Label x={296} y={356} size={17} weight={700} tone="brand-ink" anchor="middle">
        mPOS reader
      </Label>
    </Scene>
  );
}
