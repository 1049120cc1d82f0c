import { At } from '../stage/At.tsx';

/* From the inside of the elbow, at 0,-66, back along the upper arm, which is turned by 53°. */
const upperArm = 'Q18-4 28-18L264-349 384-259 156 112Q126 162 84 168';

/** The sleeve of a large hand (Hand.tsx), which is bent at an elbow and then goes back to the upper right; draw it over the hand, whose own sleeve ends at 180. */
export const BentSleeve = ({ elbow }: { readonly elbow: number }) => (
  <At x={elbow} y={-66}>
    <path
      d={`M${164 - elbow} 30L0 0${upperArm}L${164 - elbow} 188q-9-78 0-158z`}
      className="marigold"
    />
    <path
      d={`M${164 - elbow} 30q-9 80 0 158M14-4Q48 48 92 64M34-20Q76 16 112 22`}
      className="stroke-shade"
      strokeWidth={4}
      opacity={0.2}
    />
  </At>
);
