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
        <Glyph name="signal" x={110} y={4} size={22} tone="brand" bold />
        <Glyph name="wifi" x={138} y={5} size={22} tone="brand" bold />
        <Label x={84} y={70} size={40} weight={800} anchor="middle">
          ₹640
        </Label>
        <Label x={84} y={99} size={19} weight={600} tone="muted" anchor="middle">
          Tap or insert
        </Label>
      </Terminal>
      <Phone x={248} y={44} scale={0.714} width={194} height={398} time="">
        <Label x={88} y={96} size={20} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={88} y={138} size={40} weight={800} anchor="middle">
          ₹640
        </Label>
        <circle cx={88} cy={218} r={44} className="brand-soft" />
        <Glyph name="tap" x={61} y={191} size={54} tone="brand-ink" />
        <Label x={94} y={304} size={20} weight={700} anchor="middle">
          Tap card
        </Label>
        <Label x={94} y={330} size={20} weight={700} anchor="middle">
          on reader
        </Label>
      </Phone>
      <PocketReader x={198} y={216} scale={0.452}>
        <Label x={64} y={36} size={34} weight={800} anchor="middle">
          ₹640
        </Label>
      </PocketReader>
      <Label x={94} y={356} size={17} weight={700} anchor="middle">
        POS terminal
      </Label>
      <Label x={294} y={356} size={17} weight={700} tone="brand-ink" anchor="middle">
        mPOS reader
      </Label>
    </Scene>
  );
}
