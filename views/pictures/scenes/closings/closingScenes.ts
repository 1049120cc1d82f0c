import type { Scenes } from '../../sceneEntry.ts';
import { AboutClosing } from './AboutClosing.tsx';
import { AepsClosing } from './AepsClosing.tsx';
import { BbpsClosing } from './BbpsClosing.tsx';
import { CareerClosing } from './CareerClosing.tsx';
import { closingSize } from './closingSize.ts';
import { FinderClosing } from './FinderClosing.tsx';
import { MarketingClosing } from './MarketingClosing.tsx';
import { MatmClosing } from './MatmClosing.tsx';
import { PosClosing } from './PosClosing.tsx';
import { RechargeAppClosing } from './RechargeAppClosing.tsx';
import { SmsClosing } from './SmsClosing.tsx';

/** The pictures of closing bands that show something else than the head of their page. */
export const closingScenes: Scenes<'closings'> = {
  'about-closing': { scene: AboutClosing, ...closingSize },
  'aeps-closing': { scene: AepsClosing, ...closingSize },
  'bbps-closing': { scene: BbpsClosing, ...closingSize },
  'career-closing': { scene: CareerClosing, ...closingSize },
  'finder-closing': { scene: FinderClosing, ...closingSize },
  'marketing-closing': { scene: MarketingClosing, ...closingSize },
  'matm-closing': { scene: MatmClosing, ...closingSize },
  'pos-closing': { scene: PosClosing, ...closingSize },
  'recharge-app-closing': { scene: RechargeAppClosing, ...closingSize },
  'sms-closing': { scene: SmsClosing, ...closingSize },
};
