import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* What has come out of the printer so far, with lines for its words. */
const slip = (
  <TerminalPaper height={62}>
    <path
      d="M28 22H108M28 36H148M28 50H132"
      className="stroke-faint"
      strokeWidth={5}
      opacity={0.7}
    />
  </TerminalPaper>
);

/** The terminal that works alone, and the reader that works with a phone, each on the side of its column. */
export function PosDevices() {
  return (
    <Scene width={400} height={348} ground="warm" grows="around">
      <path d="M200-348H800V696H200z" className="brand-soft" />
      <Terminal x={23} y={48} scale={0.74} paper={slip}>
        <Glyph name="signal" x={110} y={4} size={22} tone="brand" bold />
        <Glyph name="wifi" x={138} y={5} size={22} tone="brand" bold />
        <Label x={84} y={70} size={40} weight={800} anchor="middle">
          ₹640
        </Label>
        <Label x={84} y={99} size={19} weight={600} tone="muted" anchor="middle">
          Tap or insert
        </Label>
      </Terminal>
      <Phone x={237} y={16} scale={0.63} width={200} height={400} time="">
        <Label x={91} y={98} size={21} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={91} y={142} size={42} weight={800} anchor="middle">
          ₹640
        </Label>
        <path d="M22 164.500H160" className="stroke-line" />
        <Label x={91} y={196} size={21} weight={700} tone="brand-ink" anchor="middle">
          Tap card
        </Label>
        <Label x={91} y={222} size={21} weight={700} tone="brand-ink" anchor="middle">
          on reader
        </Label>
      </Phone>
      <PocketReader x={256} y={195} scale={0.55}>
        <Label x={64} y={36} size={34} weight={800} anchor="middle">
          ₹640
        </Label>
      </PocketReader>
    </Scene>
  );
}
