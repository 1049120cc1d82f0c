import { MonthReport } from '../../kit/documents/MonthReport.tsx';
import { SignedPlan } from '../../kit/documents/SignedPlan.tsx';
import { AdvertOnBar, advertOnBarWidth } from '../../kit/screens/AdvertOnBar.tsx';
import { advertVersions } from '../../kit/screens/advertVersions.ts';
import { PastMonths } from '../../kit/screens/PastMonths.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The left edge of what lies at each stage, as far inside the column of its words as 24. */
const columns = [24, 330, 636, 942] as const;

/** How wide everything is that lies there. */
const wide = 234;

/** The middle of the gaps between them. */
const gaps = [294, 600, 906] as const;

/** Of the second bar from the first. */
const step = advertOnBarWidth + 8;
const barScale = wide / (step + advertOnBarWidth);

/** A campaign on one desk seen from above, each stage over its words: past months, a signed plan, two versions of an advertisement over the bars of their enquiries, the report. */
export const MarketingStages = () => {
  const [measure, approve, test, report] = columns;
  return (
    <Scene width={1200} height={300} ground="sand">
      <PastMonths x={measure} y={46} />
      <SignedPlan x={approve} y={30} />
      {advertVersions.map((version, index) => (
        <AdvertOnBar
          key={version.name}
          x={test + barScale * index * step}
          y={300}
          scale={barScale}
          version={version}
        />
      ))}
      <MonthReport x={report} y={30} />
      {gaps.map((x) => (
        <StationArrow key={x} x={x} y={150} scale={1.1} />
      ))}
    </Scene>
  );
};
