import { COVER } from '../kit/Cover.tsx';
import type { SceneEntry } from '../scenes.ts';
import { AepsFingerprintNotRead } from './blog/AepsFingerprintNotRead.tsx';
import { BbpsReceiptReference } from './blog/BbpsReceiptReference.tsx';
import { BillCannotBeFetched } from './blog/BillCannotBeFetched.tsx';
import { CheckAnAccountBeforePaying } from './blog/CheckAnAccountBeforePaying.tsx';
import { ChipTapOrSwipe } from './blog/ChipTapOrSwipe.tsx';
import { DltBeforeTheFirstBulkSms } from './blog/DltBeforeTheFirstBulkSms.tsx';
import { DoYouNeedABlockchain } from './blog/DoYouNeedABlockchain.tsx';
import { HowAShopIsFoundOnAMap } from './blog/HowAShopIsFoundOnAMap.tsx';
import { RechargeToTheWrongNumber } from './blog/RechargeToTheWrongNumber.tsx';
import { TransferSuccessfulNotArrived } from './blog/TransferSuccessfulNotArrived.tsx';
import { WhatAnIfscTellsYou } from './blog/WhatAnIfscTellsYou.tsx';

/** The covers of the first sixteen posts, without the five that the list of pictures names itself. */
export const blogScenesA = {
  'blog-aeps-fingerprint-not-read': { scene: AepsFingerprintNotRead, ...COVER },
  'blog-bbps-receipt-reference': { scene: BbpsReceiptReference, ...COVER },
  'blog-bill-cannot-be-fetched': { scene: BillCannotBeFetched, ...COVER },
  'blog-check-an-account-before-paying': { scene: CheckAnAccountBeforePaying, ...COVER },
  'blog-chip-tap-or-swipe': { scene: ChipTapOrSwipe, ...COVER },
  'blog-dlt-before-the-first-bulk-sms': { scene: DltBeforeTheFirstBulkSms, ...COVER },
  'blog-do-you-need-a-blockchain': { scene: DoYouNeedABlockchain, ...COVER },
  'blog-how-a-shop-is-found-on-a-map': { scene: HowAShopIsFoundOnAMap, ...COVER },
  'blog-recharge-to-the-wrong-number': { scene: RechargeToTheWrongNumber, ...COVER },
  'blog-transfer-successful-not-arrived': { scene: TransferSuccessfulNotArrived, ...COVER },
  'blog-what-an-ifsc-tells-you': { scene: WhatAnIfscTellsYou, ...COVER },
} as const satisfies Record<string, SceneEntry>;
