import { MonthReport } from '../../kit/documents/MonthReport.tsx';
import { SignedPlan } from '../../kit/documents/SignedPlan.tsx';
import { AdvertOnBar, advertOnBarWidth } from '../../kit/screens/AdvertOnBar.tsx';
import { advertVersions } from '../../kit/screens/advertVersions.ts';
import { PastMonths } from '../../kit/screens/PastMonths.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The middle of each of the four columns of words below. */
const columns = [138, 446, 754, 1062] as const;

/** The middle of the gutters between them. */
const gaps = [292, 600, 908] as const;

/** Clear of the arrows in the gutters. */
const barScale = 0.95;

/** Where everything stands on the desk. */
const foot = 268;

/** A campaign along one desk, each stage over its words: past months, a signed plan, two versions of an advertisement on the bars of their enquiries, the report. */
export const MarketingStages = () => {
  const [measure, approve, test, report] = columns;
  return (
    <Scene width={1200} height={300} ground="sand">
      <path d="M0 274H1200V300H0z" fill="url(#sheen)" />
      <path d="M0 246H1200V274H0z" className="brand-lift" />
      <PastMonths x={measure - 114.4} y={foot - 216} scale={1.1} />
      <SignedPlan x={approve - 95} y={foot - 233} scale={1.08} />
      <ContactShadow x={test} y={foot} width={280} />
      {advertVersions.map((version, index) => (
        <AdvertOnBar
          key={version.name}
          x={test + barScale * (index * (advertOnBarWidth + 6) - advertOnBarWidth - 3)}
          y={foot}
          scale={barScale}
          version={version}
        />
      ))}
      <MonthReport x={report - 116} y={foot - 240} />
      {gaps.map((x) => (
        <StationArrow key={x} x={x} y={140} scale={1.1} />
      ))}
    </Scene>
  );
};
