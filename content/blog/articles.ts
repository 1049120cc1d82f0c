/** Every article by the id of its post; a post without one does not compile. Its text stays on the server. */
import type { Article } from './article.ts';
import { billReference } from './articles/billReference.ts';
import { cashInDrawer } from './articles/cashInDrawer.ts';
import { checkAccount } from './articles/checkAccount.ts';
import { chipTapSwipe } from './articles/chipTapSwipe.ts';
import { costPerCustomer } from './articles/costPerCustomer.ts';
import { debitedNoCash } from './articles/debitedNoCash.ts';
import { directSelling } from './articles/directSelling.ts';
import { dltRegistration } from './articles/dltRegistration.ts';
import { dthAfterRecharge } from './articles/dthAfterRecharge.ts';
import { expenseCard } from './articles/expenseCard.ts';
import { fastagRefused } from './articles/fastagRefused.ts';
import { fingerprintFails } from './articles/fingerprintFails.ts';
import { ifsc } from './articles/ifsc.ts';
import { mapListing } from './articles/mapListing.ts';
import { moneyToNepal } from './articles/moneyToNepal.ts';
import { needBlockchain } from './articles/needBlockchain.ts';
import { noBillDue } from './articles/noBillDue.ts';
import { ownOrderId } from './articles/ownOrderId.ts';
import { panPapers } from './articles/panPapers.ts';
import { payoutModes } from './articles/payoutModes.ts';
import { pendingRecharge } from './articles/pendingRecharge.ts';
import { readingPan } from './articles/readingPan.ts';
import { salaryDay } from './articles/salaryDay.ts';
import { smartContractLimits } from './articles/smartContractLimits.ts';
import { softwareBrief } from './articles/softwareBrief.ts';
import { ticketDetails } from './articles/ticketDetails.ts';
import { ticketLetters } from './articles/ticketLetters.ts';
import { transferNotArrived } from './articles/transferNotArrived.ts';
import { whichCode } from './articles/whichCode.ts';
import { wrongNumber } from './articles/wrongNumber.ts';
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
