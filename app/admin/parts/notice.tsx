import { AlertDialog } from "@base-ui/react/alert-dialog";

/** What must be read before work goes on. */
interface Told {
  title: string;
  text: string;
}

const dialog = AlertDialog.createHandle<Told>();

/** Tells it in a dialog that stays until it is closed. */
export const tell = (told: Told): void => dialog.openWithPayload(told);

/** Where that dialog appears; stands once in the back office. */
export const Notice = () => (
  <AlertDialog.Root handle={dialog}>
    {({ payload }) => (
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="pop-ground" />
        <AlertDialog.Viewport className="pop-room">
          <AlertDialog.Popup className="modal pop ask">
            <AlertDialog.Title>{payload?.title}</AlertDialog.Title>
            <AlertDialog.Description>{payload?.text}</AlertDialog.Description>
            <div className="acts">
              <AlertDialog.Close className="btn">OK</AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    )}
  </AlertDialog.Root>
);
