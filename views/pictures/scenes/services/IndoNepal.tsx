import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { BorderSign } from '../../kit/places/BorderSign.tsx';
import { HillTown } from '../../kit/places/HillTown.tsx';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { TerracedFields } from '../../kit/places/TerracedFields.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const route = 'M566 446C500 446 420 430 440 396S604 368 596 318 430 300 432 236';

const hills = 'M-8 288C64 216 120 224 184 264s120-8 200-32 104 26 160 16 72-4 104-2v280H-8z';

const plain = 'M-8 396C120 372 300 372 400 350S560 332 648 322V528H-8z';

const peaks: readonly Peak[] = [
  [256, 112, 152],
  [592, 132, 128],
  [448, 48, 184],
];

/** A route from Kolkata over the border and the hills to Pokhara, above terraced fields, and the receipt of the transfer that took it. */
export function IndoNepal() {
  return (
    <Scene width={640} height={520}>
      <circle cx={566} cy={78} r={58} className="marigold-soft" />
      <circle cx={566} cy={78} r={40} className="marigold" />
      <Ranges peaks={peaks} />
      <path d={hills} className="brand-soft" />
      <path d={hills} className="brand-lift" opacity={0.45} />
      <HillTown x={468} y={209} scale={0.88} />
      <path d={plain} className="meadow" />
      <path d={plain} className="meadow-lit" opacity={0.2} />
      <TerracedFields x={0} y={352} />
      <path d={route} className="stroke-surface" strokeWidth={12} />
      <path d={route} className="stroke-brand" strokeWidth={5} />
      <circle cx={566} cy={446} r={12} className="surface" />
      <circle cx={566} cy={446} r={8} className="brand" />
      <BorderSign x={462} y={328} />
      <MapPin x={432} y={236} tone="marigold" size={64} />
      <Panel x={472} y={158} width={104} height={40} radius={8}>
        <Label x={52} y={26} size={17} weight={700} anchor="middle">
          Pokhara
        </Label>
      </Panel>
      <Panel x={514} y={464} width={104} height={40} radius={8}>
        <Label x={52} y={26} size={17} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <NepalReceipt x={34} y={48} turn={-2} scale={1.4} />
    </Scene>
  );
}
