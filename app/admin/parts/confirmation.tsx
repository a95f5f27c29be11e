import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef } from "react";

/** What is asked before something that cannot be taken back. */
export interface Question {
  title: string;
  text: string;
  /** The verb on the button that does it: 'Yes, delete it!'. */
  verb: string;
}

const dialog = AlertDialog.createHandle<Question>();
let answer: (yes: boolean) => void = () => {};
let yes = false;

/**
 * Asks, and resolves to whether the answer was yes. Escape and Cancel are no. It resolves when the dialog is gone and
 * has given the focus back, so that what the answer sets off cannot take away the place where it belongs.
 */
export function confirmed(question: Question): Promise<boolean> {
  answer(false);
  yes = false;
  return new Promise((resolve) => {
    answer = resolve;
    dialog.openWithPayload(question);
  });
}

/** Where questions appear; stands once in the back office. The focus begins on Cancel. */
export function Confirmation() {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root handle={dialog} onOpenChangeComplete={(open) => open || answer(yes)}>
      {({ payload }) => (
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="pop-ground" />
          <AlertDialog.Viewport className="pop-room">
            <AlertDialog.Popup className="modal pop ask" initialFocus={cancel}>
              <AlertDialog.Title>{payload?.title}</AlertDialog.Title>
              <AlertDialog.Description>{payload?.text}</AlertDialog.Description>
              <div className="acts">
                <AlertDialog.Close className="btn line" ref={cancel}>
                  Cancel
                </AlertDialog.Close>
                <AlertDialog.Close
                  className="btn red"
                  onClick={() => {
                    yes = true;
                  }}
                >
                  {payload?.verb}
                </AlertDialog.Close>
              </div>
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      )}
    </AlertDialog.Root>
  );
}
