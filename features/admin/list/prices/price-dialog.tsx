import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { priceText } from '#contract/price-text.ts';
import { amountLabels, changePrice, readAmount, type NewPrice, type PriceChange } from '#contract/prices.ts';
import { readTypedNumber } from '#features/admin/form/fields/typed-number.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import * as dialogStyles from '#features/admin/ui/dialog.css.ts';
import { ModalDialog } from '#features/admin/ui/dialog.tsx';
import { Segmented } from '#features/admin/ui/segmented.tsx';
import { plural } from '#features/shared/text.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as fieldStyles from '#features/shared/ui/form/field.css.ts';
import { Alert, FieldFrame } from '#features/shared/ui/form/field.tsx';
import * as styles from './price-dialog.css.ts';
import type { PricesStore } from './prices-store.ts';

interface PriceDialogProps {
  readonly store: PricesStore;
  readonly tours: readonly PackageSnapshot[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly nextFocus: RefObject<HTMLElement | null>;
}

const directions = [
  { value: 'raise', label: 'Raise' },
  { value: 'lower', label: 'Lower' },
] as const;
const units = [
  { value: 'percent', label: 'Percent' },
  { value: 'rupees', label: 'Rupees' },
] as const;

/** Raises or lowers the prices of the selected packages, with a preview of what each becomes. */
export function PriceDialog({ open, ...props }: PriceDialogProps) {
  const amount = useRef<HTMLInputElement>(null);
  return (
    <ModalDialog
      title={`Change ${plural(props.tours.length, 'price')}`}
      description="New prices are rounded to 100. You see each one below before anything is changed."
      open={open}
      onClose={props.onClose}
      firstFocus={amount}
      nextFocus={props.nextFocus}
    >
      <PriceForm {...props} amountRef={amount} />
    </ModalDialog>
  );
}

interface PriceFormProps extends Omit<PriceDialogProps, 'open' | 'nextFocus'> {
  readonly amountRef: RefObject<HTMLInputElement | null>;
}

function PriceForm({ store, tours, onClose, onChanged, amountRef }: PriceFormProps) {
  const { isSaving } = useSnapshot(store.state);
  const [direction, setDirection] = useState<PriceChange['direction']>('raise');
  const [unit, setUnit] = useState<PriceChange['unit']>('percent');
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const read = readTypedAmount(text, unit);
  const change = 'amount' in read ? { direction, unit, amount: read.amount } : null;
  const plan = change && planPrices(tours, change);
  const error = 'error' in read && (isChecked || text !== '') ? read.error : '';

  // Every selected package was deleted meanwhile.
  useEffect(() => {
    if (tours.length === 0) onClose();
  }, [tours.length, onClose]);

  async function apply() {
    setChecked(true);
    if (isSaving) return;
    if (!change || !plan) {
      amountRef.current?.focus();
      return;
    }
    if (plan.changed.length === 0) return;
    setFailure('');
    const outcome = await store.change(plan.changed, describeChange(change));
    if (outcome.status === 'done') onChanged();
    else setFailure(outcome.text);
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <div className={styles.fields}>
        <Segmented legend="Direction" options={directions} value={direction} onChange={setDirection} />
        <FieldFrame id={undefined} label="By" error={error} className={styles.amount}>
          {(described) => (
            <input
              {...described}
              ref={amountRef}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              readOnly={isSaving}
              onChange={({ target }) => setText(target.value)}
              className={fieldStyles.control}
            />
          )}
        </FieldFrame>
        <Segmented legend="Unit" options={units} value={unit} onChange={setUnit} />
      </div>
      {failure !== '' && <Alert>{failure}</Alert>}
      <PriceTable tours={tours} plan={plan} />
      <div className={dialogStyles.footer}>
        <Button
          tone="rani"
          type="submit"
          className={styles.apply}
          aria-disabled={isSaving || plan?.changed.length === 0}
        >
          {isSaving ? 'Saving...' : `Change ${plural(plan?.changed.length ?? tours.length, 'price')}`}
        </Button>
        <output className={styles.summary}>
          {plan && describePlan(plan.rows.length, plan.changed.length)}
        </output>
      </div>
    </form>
  );
}

function describePlan(total: number, changed: number): string {
  if (changed === total) return '';
  return `${total - changed} of ${total} stay as they are: see the list.`;
}

/** An amount as people write it; a sum beside Percent, such as `Rs. 50`, is refused. */
function readTypedAmount(text: string, unit: PriceChange['unit']): ReturnType<typeof readAmount> {
  const number = unit === 'percent' ? text.replace(/^\s*%|%\s*$/, '') : text;
  const typed = readTypedNumber(number, amountLabels[unit]);
  if ('error' in typed) return typed;
  if (unit === 'percent' && /[\p{L}\p{Sc}/]/u.test(number))
    return { error: 'Percentage must not be a sum in rupees' };
  return readAmount(typed.value, unit);
}

interface PriceTableProps {
  readonly tours: readonly PackageSnapshot[];
  /** Null while there is no amount. */
  readonly plan: ReturnType<typeof planPrices> | null;
}

/** What each price is and becomes. */
function PriceTable({ tours, plan }: PriceTableProps) {
  const rows: readonly (Omit<PlannedPrice, 'result'> & Partial<PlannedPrice>)[] =
    plan?.rows ?? tours.map((tour) => ({ tour }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            Package
          </th>
          <th scope="col" className={styles.numberHeading}>
            Now
          </th>
          <th scope="col" className={styles.numberHeading}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tour, result }) => (
          <tr key={tour._id}>
            <th scope="row" dir="auto" className={styles.name}>
              {tour.name || tour.place}
            </th>
            <td className={styles.number}>{tour.price === null ? 'none' : priceText(tour.price)}</td>
            <td className={result && result.outcome !== 'changed' ? styles.reason : styles.newNumber}>
              {formatResult(result)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatResult(result: PlannedPrice['result'] | undefined): string {
  if (!result) return '';
  return result.outcome === 'changed' ? priceText(result.price) : result.reason;
}

interface PlannedPrice {
  readonly tour: PackageSnapshot;
  readonly result: NewPrice;
}

/** The preview of a change; `changed` are those that are sent. */
function planPrices(tours: readonly PackageSnapshot[], change: PriceChange) {
  const rows = tours.map((tour): PlannedPrice => ({ tour, result: changePrice(tour.price, change) }));
  const changed = rows.flatMap(({ tour, result }) =>
    result.outcome === 'changed' ? [{ tour, price: result.price }] : [],
  );
  return { rows, changed };
}

/** Such as `raised by 5 %`. */
function describeChange({ direction, unit, amount }: PriceChange): string {
  const by = unit === 'percent' ? `${amount} %` : `Rs. ${amount}`;
  return `${direction === 'raise' ? 'raised' : 'lowered'} by ${by}`;
}
