import { PlaceLocalName } from '#features/shared/places/local-name.tsx';
import { localNameOf } from '#features/shared/places/place-facts.ts';
import { Button } from '#features/shared/ui/button.tsx';

interface LocalNameSuggestionProps {
  readonly place: string;
  /** What the field has already. */
  readonly value: string;
  readonly onFill: (text: string) => void;
}

export function LocalNameSuggestion({ place, value, onFill }: LocalNameSuggestionProps) {
  const suggestion = localNameOf(place);
  if (suggestion === undefined || suggestion === value.trim()) return null;
  return (
    <Button tone="line" onClick={() => onFill(suggestion)}>
      Suggested:{' '}
      <span lang="hi">
        <PlaceLocalName place={place} />
      </span>
    </Button>
  );
}
