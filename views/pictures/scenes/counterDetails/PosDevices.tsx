import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The terminal that works alone, and the reader that works with a phone. */
export function PosDevices() {
  return (
    <Scene width={400} height={376} ground="warm" grows="around">
      <path d="M200-376H800V752H200z" className="brand-soft" />
      <Dots x={20} y={20} size={160} rows={3} tone="marigold" />
      <Terminal x={23} y={48} scale={0.74} paper={<TerminalPaper height={40} />}>
        <Glyph name="signal" x={110} y={4} size={22} tone="brand" bold />
        <Glyph name="wifi" x={138} y={5} size={22} tone="brand" bold />
        <Label x={84} y={70} size={40} weight={800} anchor="middle">
          ₹640
        </Label>
        <Label x={84} y={99} size={19} weight={600} tone="muted" anchor="middle">
          Tap or insert
        </Label>
      </Terminal>
      <Phone x={252} y={44} scale={0.714} width={194} height={398} time="">
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
      <PocketReader x={210} y={216} scale={0.452}>
        <Label x={64} y={36} size={34} weight={800} anchor="middle">
          ₹640
        </Label>
      </PocketReader>
      <Label x={100} y={358} size={17} weight={700} anchor="middle">
        POS terminal
      </Label>
      <Label x={300} y={358} size={17} weight={700} tone="brand-ink" anchor="middle">
        mPOS reader
      </Label>
    </Scene>
  );
}
