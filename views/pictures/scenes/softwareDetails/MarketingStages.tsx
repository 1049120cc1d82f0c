import { MonthReport } from '../../kit/documents/MonthReport.tsx';
import { SignedPlan } from '../../kit/documents/SignedPlan.tsx';
import { AdvertPodiums } from '../../kit/screens/AdvertPodiums.tsx';
import { PastMonths } from '../../kit/screens/PastMonths.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The left edge of what lies at each stage, as far inside the column of its words as 24; everything is 234 wide. */
const columns = [24, 330, 636, 942] as const;

/** The middle of the gaps between them. */
const gaps = [294, 600, 906] as const;

/** A campaign on one desk seen from above, each stage over its words: past months, a signed plan, two versions of an advertisement on podiums as high as their enquiries, the report. */
export const MarketingStages = () => {
  const [measure, approve, test, report] = columns;
  return (
    <Scene width={1200} height={300} ground="sand">
      <PastMonths x={measure} y={46} />
      <SignedPlan x={approve} y={30} />
      <AdvertPodiums x={test} y={30} />
      <MonthReport x={report} y={30} />
      {gaps.map((x) => (
        <StationArrow key={x} x={x} y={150} scale={1.1} />
      ))}
    </Scene>
  );
};
