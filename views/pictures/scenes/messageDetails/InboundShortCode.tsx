import { Radio } from '../../kit/devices/Radio.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A radio that names a short number. */
export function InboundShortCode() {
  return (
    <Scene width={360} height={264} ground="warm">
      <Radio x={36} y={92} />
      <g transform="translate(24 10)">
        <path
          d="M16 0H176a16 16 0 0116 16v28a16 16 0 01-16 16H92L72 78V60H16A16 16 0 010 44V16A16 16 0 0116 0z"
          className="letter"
        />
        <Label x={96} y={38} size={20} weight={700} anchor="middle">
          “Text VOTE to …”
        </Label>
      </g>
    </Scene>
  );
}
