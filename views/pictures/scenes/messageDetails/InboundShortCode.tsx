import { Radio } from '../../kit/devices/Radio.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A radio that names a short number. */
export function InboundShortCode() {
  return (
    <Scene width={360} height={264} ground="warm-lift">
      <Radio x={36} y={98} />
      <g transform="translate(24 20)">
        <path
          d="M16 0H176a16 16 0 0116 16v20a16 16 0 01-16 16H92L74 68V52H16A16 16 0 010 36V16A16 16 0 0116 0z"
          className="brand-soft"
        />
        <Label x={96} y={33} size={20} weight={700} anchor="middle">
          “Text VOTE to …”
        </Label>
      </g>
    </Scene>
  );
}
