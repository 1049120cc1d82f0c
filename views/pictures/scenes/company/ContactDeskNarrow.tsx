import { Answering } from '../../kit/people/WhoAnswers.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const person = 0.88;

/** The same for phones, beside other ways to reach us: she alone, and what she is saying. */
export const ContactDeskNarrow = () => (
  <Scene width={200} height={128} ground="none">
    <circle cx={126} cy={84} r={72} className="brand-soft" />
    <Answering x={126 - 63 * person} y={14} scale={person} />
    <At x={10} y={12}>
      <path
        d="M16 0H46a16 16 0 0116 16v6a16 16 0 01-3 9L68 44 50 37q-2 1-4 1H16A16 16 0 010 22V16A16 16 0 0116 0z"
        className="brand"
      />
      <path d="M17 19H46" className="stroke-on-brand" strokeWidth={7} strokeDasharray="0 14" />
    </At>
  </Scene>
);
