/** Every article by the id of its post; a post without one does not compile. Its text stays on the server. */
import type { Article } from './article.ts';
import { article as billReference } from './articles/billReference.ts';
import { article as cashInDrawer } from './articles/cashInDrawer.ts';
import { article as checkAccount } from './articles/checkAccount.ts';
import { article as chipTapSwipe } from './articles/chipTapSwipe.ts';
import { article as costPerCustomer } from './articles/costPerCustomer.ts';
import { article as debitedNoCash } from './articles/debitedNoCash.ts';
import { article as directSelling } from './articles/directSelling.ts';
import { article as dltRegistration } from './articles/dltRegistration.ts';
import { article as dthAfterRecharge } from './articles/dthAfterRecharge.ts';
import { article as expenseCard } from './articles/expenseCard.ts';
import { article as fastagRefused } from './articles/fastagRefused.ts';
import { article as fingerprintFails } from './articles/fingerprintFails.ts';
import { article as ifsc } from './articles/ifsc.ts';
import { article as mapListing } from './articles/mapListing.ts';
import { article as moneyToNepal } from './articles/moneyToNepal.ts';
import { article as needBlockchain } from './articles/needBlockchain.ts';
import { article as noBillDue } from './articles/noBillDue.ts';
import { article as ownOrderId } from './articles/ownOrderId.ts';
import { article as panPapers } from './articles/panPapers.ts';
import { article as payoutModes } from './articles/payoutModes.ts';
import { article as pendingRecharge } from './articles/pendingRecharge.ts';
import { article as readingPan } from './articles/readingPan.ts';
import { article as salaryDay } from './articles/salaryDay.ts';
import { article as smartContractLimits } from './articles/smartContractLimits.ts';
import { article as softwareBrief } from './articles/softwareBrief.ts';
import { article as ticketDetails } from './articles/ticketDetails.ts';
import { article as ticketLetters } from './articles/ticketLetters.ts';
import { article as transferNotArrived } from './articles/transferNotArrived.ts';
import { article as whichCode } from './articles/whichCode.ts';
import { article as wrongNumber } from './articles/wrongNumber.ts';
import type { PostId } from './posts.ts';

export const articles: Readonly<Record<PostId, Article>> = {
  'why-a-recharge-is-pending': pendingRecharge,
  'which-payout-mode': payoutModes,
  'cnf-rac-wl-on-a-train-ticket': ticketLetters,
  'how-to-read-a-pan': readingPan,
  'own-order-id-on-every-payment': ownOrderId,
  'aeps-fingerprint-not-read': fingerprintFails,
  'bbps-receipt-reference': billReference,
  'dlt-before-the-first-bulk-sms': dltRegistration,
  'transfer-successful-not-arrived': transferNotArrived,
  'chip-tap-or-swipe': chipTapSwipe,
  'do-you-need-a-blockchain': needBlockchain,
  'how-a-shop-is-found-on-a-map': mapListing,
  'bill-cannot-be-fetched': noBillDue,
  'check-an-account-before-paying': checkAccount,
  'recharge-to-the-wrong-number': wrongNumber,
  'what-an-ifsc-tells-you': ifsc,
  'one-page-software-brief': softwareBrief,
  'debited-but-no-cash': debitedNoCash,
  'long-code-or-short-code': whichCode,
  'prepaid-card-for-staff-expenses': expenseCard,
  'train-tickets-for-other-people': ticketDetails,
  'salary-day-checklist': salaryDay,
  'what-a-customer-costs': costPerCustomer,
  'dth-screen-blank-after-recharge': dthAfterRecharge,
  'sending-money-to-nepal': moneyToNepal,
  'what-a-smart-contract-cannot-know': smartContractLimits,
  'fastag-refused-after-top-up': fastagRefused,
  'papers-for-a-pan-application': panPapers,
  'direct-selling-commission-rules': directSelling,
  'cash-for-a-banking-counter': cashInDrawer,
};
